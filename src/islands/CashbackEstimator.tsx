import { CashbackEstimator } from '../features/promotions/CashbackEstimator.tsx';

export const Island = CashbackEstimator;
