import { CashbackEstimator } from '../features/promotions/CashbackEstimator.tsx';

export const CashbackEstimatorIsland = CashbackEstimator;
