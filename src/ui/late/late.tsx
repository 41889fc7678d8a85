import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface LateCode<Props> {
  /** What stands in its place until then. */
  waiting: ReactNode;
  load(): Promise<ComponentType<Props>>;
  Part?: ComponentType<Props>;
}

/** A part whose code is fetched when it is first shown, such as what stands in a sheet. */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = 'Loading…',
): (props: Props) => ReactNode {
  const code: LateCode<Props> = { load, waiting };
  return (props) => <LatePart code={code} props={props} />;
}

function LatePart<Props extends object>({ code, props }: { code: LateCode<Props>; props: Props }) {
  const [, setArrived] = useState(false);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (code.Part) return;
    code.load().then(
      (part) => {
        code.Part = part;
        setArrived(true);
      },
      () => setLost(true),
    );
  }, [code]);
  if (code.Part) return <code.Part {...props} />;
  const text = isLost ? 'This part needs a connection the first time it is opened.' : code.waiting;
  return text && <p role="status">{text}</p>;
}
