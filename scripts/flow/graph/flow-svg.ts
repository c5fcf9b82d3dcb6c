import type { ResolvedFlow } from "../../../engine/index.ts";
import { drawSvg } from "./draw-svg.ts";
import { flowPicture } from "./flow-picture.ts";
import { layOut } from "./layout.ts";

/** A picture of the flow: steps, sub-steps in tracks, branches, roles, restarts, the end and cancellation. */
export function flowSvg(flow: ResolvedFlow): string {
	const picture = flowPicture(flow);
	return drawSvg(layOut(picture), picture.title);
}
