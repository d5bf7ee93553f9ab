import { Banner } from '@/ui/banner';
import type { AuthProblem } from '../auth-errors';

export function ProblemBanner({ problem }: { problem: AuthProblem | null }) {
  return problem && <Banner role="alert" tone="danger" title={problem.sentence} detail={problem.detail} />;
}
