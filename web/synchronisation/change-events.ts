import type { CommentedRecord } from "../../engine/index.ts";
import type { DatasetKind } from "./loading-machine.ts";

/** The changed records of one kind, with their versions; null: too many to name. */
type Changed = readonly { readonly uuid: string; readonly synced: number }[] | null;

/** What the server reports: that something changed, never its contents. */
export interface ChangesTold {
	/** The instant up to which this reports, from which to resume after a break. */
	readonly at: number;
	readonly of: Readonly<Partial<Record<Exclude<DatasetKind, "locations">, Changed>>>;
	/** Records whose comments changed. */
	readonly comments?: Readonly<Partial<Record<CommentedRecord, Changed>>>;
	/** The steps that somebody begins or stops working on; null: too many to name. */
	readonly atWork?: readonly { readonly uuid: string; readonly step: string }[] | null;
}

type Told = { readonly at: unknown } & Pick<ChangesTold, "atWork"> &
	Readonly<Partial<Record<"realisation" | "request" | "realisationComment" | "requestComment", Changed>>>;

interface ServerEvent {
	readonly name: string;
	readonly data: string;
}

/** Splits off the whole events from the received text; the rest begins the next one. */
export function splitEvents(text: string): { readonly events: readonly ServerEvent[]; readonly rest: string } {
	const blocks = text.split("\n\n");
	const rest = blocks.pop() ?? "";
	return { rest, events: blocks.flatMap(eventOf) };
}

function eventOf(block: string): readonly ServerEvent[] {
	const of = (field: string) =>
		block
			.split("\n")
			.find((line) => line.startsWith(`${field}: `))
			?.slice(field.length + 2);
	const name = of("event");
	return name === undefined ? [] : [{ name, data: of("data") ?? "" }];
}

/** Null if its form is unknown here: a newer server's. */
export function changesOf(data: string): ChangesTold | null {
	try {
		const { at, realisation, request, realisationComment, requestComment, atWork } = JSON.parse(data) as Told;
		if (typeof at !== "number") return null;
		const comments = {
			...(realisationComment !== undefined && { realisation: realisationComment }),
			...(requestComment !== undefined && { request: requestComment }),
		};
		return {
			at,
			of: { ...(realisation !== undefined && { realisations: realisation }), ...(request !== undefined && { requests: request }) },
			...(Object.keys(comments).length > 0 && { comments }),
			...(atWork !== undefined && { atWork }),
		};
	} catch {
		return null;
	}
}
