import { DocumentSearch } from '../features/documents/DocumentSearch.tsx';

export const DocumentSearchIsland = DocumentSearch;
