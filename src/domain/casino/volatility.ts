/** How much the results of a game vary. */
export type Volatility = 'low' | 'medium' | 'high';
