import { content } from '../content/responsiblegame.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';
import { SelfTest } from '../features/documents/SelfTest.tsx';
import { OpenSaferPlay } from '../features/safer-play/OpenSaferPlay.tsx';

export function ResponsibleScreen() {
  return (
    <DocumentView
      document={content}
      after={{ limits: <OpenSaferPlay />, 'a-short-self-test': <SelfTest /> }}
    />
  );
}
