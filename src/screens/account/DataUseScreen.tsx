import './DataUseScreen.css';
import { DataSaverChoice } from '../../features/account/DataSaverChoice.tsx';
import { DataUseView } from '../../features/data-use/DataUseView.tsx';
import { FieldReportChoice } from '../../features/field-report/FieldReportChoice.tsx';
import { Card } from '../../ui/layout/Card.tsx';

/** How much data the app uses, and how to reduce it. */
export function DataUseScreen() {
  return (
    <div className="data-use-screen">
      <h1>Data use</h1>
      <p className="data-use-screen__lead">These numbers stay on this phone.</p>
      <Card>
        <DataSaverChoice />
        <p>
          With the data saver on, lists and prices update less often and show only the best price,
          nothing moves, and nothing loads before you need it.
        </p>
      </Card>
      <DataUseView />
      <Card>
        <FieldReportChoice />
      </Card>
    </div>
  );
}
