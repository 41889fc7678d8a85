import type { Choice } from '../../../domain/casino/game.ts';
import type { Game } from '../../../domain/casino/games.ts';
import { readTheme } from '../../../ui/art/motifs.ts';
import type { CheckableRound } from '../fair/checkedRound.ts';
import { actInOpenRound } from '../playing.ts';
import { BlackjackStage } from './BlackjackStage.tsx';
import { ClusterStage } from './ClusterStage.tsx';
import { CrashStage } from './CrashStage.tsx';
import { DiceStage } from './DiceStage.tsx';
import { GoodsStage } from './GoodsStage.tsx';
import { KenoStage } from './KenoStage.tsx';
import { MinesStage } from './MinesStage.tsx';
import { ScratchStage } from './ScratchStage.tsx';
import { SlotStage } from './SlotStage.tsx';
import { TableStage } from './TableStage.tsx';

interface GameStageProps {
  game: Game;
  theme: string | undefined;
  round: CheckableRound | undefined;
  isTurning: boolean;
  isLanding: boolean;
  choice: Choice;
  onChoice(choice: Choice): void;
}

/** The stage of a game's mechanic. */
export function Stage({ game, theme, round, choice, onChoice, ...moves }: GameStageProps) {
  const shared = {
    theme: readTheme(theme),
    play: round?.play,
    isOpen: round?.state === 'open',
    ...moves,
    choice,
    onChoice,
    onAct: actInOpenRound,
  };
  switch (game.mechanic) {
    case 'goods':
      return <GoodsStage {...shared} data={game.data} />;
    case 'lines':
      return <SlotStage {...shared} kind="lines" data={game.data} />;
    case 'ways':
      return <SlotStage {...shared} kind="ways" data={game.data} />;
    case 'cluster':
      return <ClusterStage {...shared} data={game.data} />;
    case 'scratch':
      return <ScratchStage {...shared} data={game.data} />;
    case 'crash':
      return <CrashStage {...shared} data={game.data} />;
    case 'mines':
      return <MinesStage {...shared} data={game.data} />;
    case 'dice':
      return <DiceStage {...shared} data={game.data} />;
    case 'keno':
      return <KenoStage {...shared} data={game.data} />;
    case 'blackjack':
      return <BlackjackStage {...shared} data={game.data} />;
    default:
      return <TableStage {...shared} kind={game.mechanic} data={game.data} />;
  }
}
