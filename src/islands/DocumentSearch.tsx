import { DocumentSearch } from '../features/documents/DocumentSearch.tsx';

export const Island = DocumentSearch;
