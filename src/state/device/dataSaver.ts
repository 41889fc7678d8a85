import { proxy } from 'valtio/vanilla';
import { type DataChoice, dataChoice, keepDataChoice, wantsLessData } from '../../pwa/lessData.ts';

/** Less data by the player's choice, because the browser asks for it, or because the day's cap is reached. */
export const dataSaver = proxy({
  choice: dataChoice(),
  isCapped: false,
  /** What holds now. */
  isOn: wantsLessData(),
});

function apply(): void {
  const { choice, isCapped } = dataSaver;
  const isAsked = choice === 'auto' ? navigator.connection?.saveData === true : choice === 'on';
  dataSaver.isOn = isAsked || isCapped;
  document.documentElement.classList.toggle('lite', dataSaver.isOn);
}

/** A choice outweighs the cap that was reached before it. */
export function chooseDataSaver(choice: DataChoice): void {
  Object.assign(dataSaver, { choice, isCapped: false });
  keepDataChoice(choice);
  apply();
}

/** The player's own cap of the day is reached, or no longer is. */
export function capData(isCapped: boolean): void {
  if (dataSaver.isCapped === isCapped) return;
  dataSaver.isCapped = isCapped;
  apply();
}
