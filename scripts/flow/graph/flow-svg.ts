import { ajvValidators, compileFlow, flowPicture, layOut, type ResolvedFlow } from "../../../engine/index.ts";
import { drawSvg } from "./draw-svg.ts";

/** A picture of the flow: steps, sub-steps in tracks, branches, roles, restarts, the end and cancellation. */
export function flowSvg(flow: ResolvedFlow): string {
	const picture = flowPicture(compileFlow(flow, { validators: ajvValidators() }));
	return drawSvg(layOut(picture), picture.title);
}
