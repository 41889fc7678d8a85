import { proxy } from 'valtio/vanilla';
import { type DataChoice, dataChoice, keepDataChoice, wantsLessData } from '../../pwa/lessData.ts';

/** Whether to save data: the player chose it, the browser asks for it, or the daily cap is reached. */
export const dataSaver = proxy({
  choice: dataChoice(),
  isCapped: false,
  /** Whether data is being saved now. */
  isOn: wantsLessData(),
});

function apply(): void {
  const { choice, isCapped } = dataSaver;
  const isAsked = choice === 'auto' ? navigator.connection?.saveData === true : choice === 'on';
  dataSaver.isOn = isAsked || isCapped;
  document.documentElement.classList.toggle('lite', dataSaver.isOn);
}

/** Sets the player's choice, which overrides a cap that was reached before. */
export function chooseDataSaver(choice: DataChoice): void {
  Object.assign(dataSaver, { choice, isCapped: false });
  keepDataChoice(choice);
  apply();
}

/** The player's daily cap is reached, or no longer is. */
export function capData(isCapped: boolean): void {
  if (dataSaver.isCapped === isCapped) return;
  dataSaver.isCapped = isCapped;
  apply();
}
