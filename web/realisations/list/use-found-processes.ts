import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import type { RealisationRecord } from "../../../engine/index.ts";
import { answeredKey } from "../../api/served-place.ts";
import { getRows } from "./use-answered-page.ts";

/** Pause in typing after which the server is asked. Milliseconds. */
const typingMs = 150;

const none: readonly { readonly record: RealisationRecord }[] = [];

/** The newest processes in which the server finds a text; "" asks nothing. */
export function useFoundProcesses(words: string, most: number): readonly { readonly record: RealisationRecord }[] {
	const { data = none } = useQuery({
		queryKey: [...answeredKey("realisations"), "found", words],
		queryFn:
			words === ""
				? skipToken
				: async ({ signal }) => {
						await new Promise((resolve) => setTimeout(resolve, typingMs));
						signal.throwIfAborted();
						const { data: found } = await getRows({ filters: JSON.stringify({ search: [words] }), rows: String(most) }, signal);
						return found.map((record) => ({ record }));
					},
		placeholderData: keepPreviousData,
		meta: { quiet: true },
	});
	return words === "" ? none : data;
}
