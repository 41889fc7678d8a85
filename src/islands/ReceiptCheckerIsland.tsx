import { ReceiptChecker } from '../features/evidence/ReceiptChecker.tsx';

export const ReceiptCheckerIsland = ReceiptChecker;
