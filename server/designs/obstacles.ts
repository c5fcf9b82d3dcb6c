import { raised } from "../../engine/index.ts";
import * as releaseTexts from "../texts/releases.ts";
import type { Judgement } from "./judgement.ts";

/** Something that keeps files from running, and what lifts it. */
export interface Obstacle {
	readonly code: ObstacleCode;
	readonly message: string;
}

export const obstacleCodes = [
	"nothing-changed",
	"errors",
	"scenarios",
	"version",
	"base",
	"deployment",
	"rights",
	"second-person",
	"released",
	"ran-before",
	"never-ran",
	"runs",
] as const;
type ObstacleCode = (typeof obstacleCodes)[number];

/** Names that are told of many. */
const mostNamed = 10;
const named = (names: readonly string[]) => [...names.slice(0, mostNamed), ...(names.length > mostNamed ? ["…"] : [])].join(", ");

/** What the files themselves lack to run at all. */
export function unsound({ errors, unreadable }: Judgement): readonly Obstacle[] {
	const [first] = errors;
	if (first !== undefined) return [{ code: "errors", message: releaseTexts.errors(errors.length, first.sentence) }];
	return unreadable === null ? [] : [{ code: "errors", message: releaseTexts.unreadable(unreadable) }];
}

/** What the files lack to take the place of those that run. `taken`: another flow is kept under the version. */
export function unfit(judgement: Judgement, taken: boolean): readonly Obstacle[] {
	const { scenarios, flow, deployment, rights } = judgement;
	const found: Obstacle[] = [...unsound(judgement)];
	if (scenarios.failed.length > 0) found.push({ code: "scenarios", message: releaseTexts.scenarios(named(scenarios.failed)) });
	if (flow?.change?.isRaised === false) {
		found.push({ code: "version", message: releaseTexts.version(flow.change.severity, flow.change.least) });
	} else if (flow !== null && taken) {
		found.push({ code: "version", message: releaseTexts.versionTaken(flow.version, raised(flow.version, "patch")) });
	}
	if (deployment.length > 0) found.push({ code: "deployment", message: releaseTexts.deployment(named(deployment)) });
	if (rights.length > 0) found.push({ code: "rights", message: releaseTexts.rights(named(rights)) });
	return found;
}

/** Why a second person is needed; null when none is. */
export function secondPersonFor({ guarded }: Judgement, fourEyes: boolean): string | null {
	if (guarded.length > 0) return releaseTexts.guarded(named(guarded));
	return fourEyes ? releaseTexts.everyRelease : null;
}
