import { ReceiptChecker } from '../features/receipts/ReceiptChecker.tsx';

export const ReceiptCheckerIsland = ReceiptChecker;
