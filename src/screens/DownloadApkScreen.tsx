import { content } from '../content/download-apk.md';
import { DocumentView } from '../features/policies/DocumentView.tsx';
import { InstallOffer } from '../features/policies/InstallOffer.tsx';

export function DownloadApkScreen() {
  return (
    <DocumentView document={content}>
      <InstallOffer />
    </DocumentView>
  );
}
