import { useId, useState } from 'react';
import { svgMarkup, svgPng } from './svg-picture';
import { useKeptText } from '../shared/use-kept-text';
import { ClearButton } from '../shared/clear-button';
import { copyExport, ExportBar, fileExport } from '../shared/export-bar';
import { readPlan, writePlan } from './choices';
import { composeFlow } from './flow';
import { FlowDrawing } from './flow-drawing';
import { FlowSteps } from './flow-steps';
import { drawTall, drawWide } from './layout';
import { planDocument } from './plan-document';
import { PlanForm } from './plan-form';
import { Remarks } from './remarks-list';

const PNG_SCALE = 2;

/** An integration put together from parts, drawn and told. */
export default function CloudTool() {
  const [kept, keep] = useKeptText('try-cloud');
  const plan = readPlan(kept);
  const flow = composeFlow(plan);
  const stepsId = useId();
  const [wide, setWide] = useState<SVGSVGElement | null>(null);

  return (
    <div className="grid content-start gap-6 p-5 *:min-w-0 sm:p-6">
      <PlanForm plan={plan} onChange={(next) => keep(writePlan(next))} />
      <figure translate="no" className="overflow-hidden rounded-card border border-border bg-bg p-2 sm:p-4">
        <FlowDrawing
          drawing={drawTall(flow)}
          describedBy={stepsId}
          className="mx-auto w-full max-w-md lg:hidden"
        />
        <FlowDrawing
          ref={setWide}
          drawing={drawWide(flow)}
          describedBy={stepsId}
          className="w-full max-lg:hidden"
        />
      </figure>
      <Remarks remarks={flow.remarks} />
      <FlowSteps id={stepsId} steps={flow.steps} />
      <div className="flex flex-wrap items-start justify-between gap-2">
        <ExportBar
          exports={[
            ...(wide ? pictures(wide) : []),
            fileExport('JSON', 'integration.json', () => planDocument(plan), 'application/json'),
            copyExport(() => planDocument(plan), 'Copy JSON'),
          ]}
        />
        <ClearButton value={kept} isEmpty={kept === ''} onClear={() => keep('')} onRestore={keep} />
      </div>
    </div>
  );
}

function pictures(drawing: SVGSVGElement) {
  return [
    fileExport('SVG', 'integration.svg', () => svgMarkup(drawing), 'image/svg+xml'),
    fileExport('PNG', 'integration.png', () => svgPng(drawing, PNG_SCALE), 'image/png'),
  ];
}
