import type { Judgement } from "./request-record.ts";

/**
 * The judgement that applies: the latest by `processed_at`, and of two at the same instant the later one in the list; null without
 * judgements.
 */
export function latestJudgement<Given extends Pick<Judgement, "processed_at">>(judgements: readonly Given[]): Given | null {
	return judgements.reduce<Given | null>(
		(latest, judgement) => (latest === null || judgement.processed_at >= latest.processed_at ? judgement : latest),
		null,
	);
}
