import { createContext, use, useEffect, useState, type ComponentProps, type ReactNode } from 'react';

type Engine = typeof import('./motion-engine');

const AvailableEngine = createContext<Engine | null>(null);
const EngineInUse = createContext<Engine | null>(null);

interface MotionRootProps {
  /** Nothing moves, and nothing is fetched for it, before this. */
  readonly after: () => Promise<void>;
  readonly children: ReactNode;
}

/** Around everything that moves. What moves it arrives later, or never: until then things are simply there. */
export function MotionRoot({ after, children }: MotionRootProps) {
  const engine = useEngine(after);
  return <AvailableEngine value={engine}>{children}</AvailableEngine>;
}

/** Around one thing that comes and goes, so that it can be seen going. */
export function Presence({ children }: { children: ReactNode }) {
  const available = use(AvailableEngine);
  const [engine, setEngine] = useState(available);
  // Taken up only while nothing is shown: what is open must not be mounted anew under the visitor's hands.
  if (engine !== available && !children) setEngine(available);
  return (
    <EngineInUse value={engine}>
      {engine ? <engine.MovingPresence>{children}</engine.MovingPresence> : children}
    </EngineInUse>
  );
}

export interface AppearProps extends Pick<
  ComponentProps<'div'>,
  'id' | 'className' | 'role' | 'onMouseEnter' | 'onMouseLeave'
> {
  /** Which way it comes in. */
  readonly from?: 'below' | 'above';
  readonly children: ReactNode;
}

/** Fades and glides in, and out again, inside a Presence. */
export function Appear(props: AppearProps) {
  const engine = use(EngineInUse);
  if (engine) return <engine.MovingAppear {...props} />;
  const { from: _unmoved, children, ...rest } = props;
  return <div {...rest}>{children}</div>;
}

function useEngine(after: () => Promise<void>): Engine | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  useEffect(() => {
    let gone = false;
    after()
      .then(() => import('./motion-engine'))
      .then(
        (loaded) => {
          if (!gone) setEngine(loaded);
        },
        // Offline or replaced by a newer version: things go on being simply there.
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [after]);
  return engine;
}
