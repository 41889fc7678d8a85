import { content } from '../content/download-apk.md';
import { DocumentView } from '../features/documents/DocumentView.tsx';
import { InstallOffer } from '../features/install/InstallOffer.tsx';

export function DownloadApkScreen() {
  return (
    <DocumentView document={content}>
      <InstallOffer />
    </DocumentView>
  );
}
