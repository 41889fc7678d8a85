import type { SupportTopic } from '../../contract/support.ts';

export const TOPICS: readonly { id: SupportTopic; label: string }[] = [
  { id: 'bet', label: 'A bet' },
  { id: 'deposit', label: 'A deposit' },
  { id: 'withdrawal', label: 'A withdrawal' },
  { id: 'account', label: 'My account' },
  { id: 'complaint', label: 'Complaint' },
  { id: 'other', label: 'Something else' },
];
