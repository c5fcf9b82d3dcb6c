import { type Mention, mentionedIn } from "../../engine/index.ts";
import type { WorkPlace } from "../ui/kept/kept-work.ts";
import { useKeptText } from "../ui/kept/use-kept-text.ts";

/**
 * The people and roles mentioned in a message. Kept with its text: a restored name without the person behind it would notify nobody, yet
 * look like a mention.
 */
export function useNamed(place: WorkPlace, start: readonly Mention[] = []) {
	const kept = useKeptText({ ...place, part: `${place.part} names` });
	const all = readNames(kept.text);
	const put = (mentions: readonly Mention[]): void => kept.type(JSON.stringify([...all, ...mentions]));
	return {
		all,
		add: (mention: Mention): void => put([mention]),
		put,
		/** The mentions that are still in the message, as the API expects them. */
		within: (message: string): { readonly mentions?: Pick<Mention, "kind" | "id">[] } => {
			const named = mentionedIn(message, [...start, ...all]);
			return named.length > 0 ? { mentions: named.map(({ kind, id }) => ({ kind, id })) } : {};
		},
		drop: kept.drop,
	};
}

function readNames(text: string): readonly Mention[] {
	try {
		const names: unknown = JSON.parse(text);
		return Array.isArray(names) ? names.filter(isMention) : [];
	} catch {
		return [];
	}
}

function isMention(value: unknown): value is Mention {
	if (typeof value !== "object" || value === null) return false;
	const { kind, id, name } = value as Partial<Record<keyof Mention, unknown>>;
	return (kind === "person" || kind === "role") && typeof id === "string" && typeof name === "string";
}
