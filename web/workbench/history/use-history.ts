import { useEffect, useState } from "react";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf } from "../../api/operation.ts";

type Made = AnswerOf<"listDesignEdits">["data"][number];

interface History {
	/** The newest first. */
	readonly edits: readonly Made[];
	/** Names by user id. */
	readonly people: Readonly<Record<string, string>>;
	/** Of the design when it was asked for. */
	readonly revision: string;
}

/** Pages of the history that are fetched at most. */
const mostPages = 25;

/** Who changed what in a design, as it is at a revision; null until it was read. */
export function useHistory(uuid: string, revision: string): { readonly history: History | null; readonly failed: boolean } {
	const [history, setHistory] = useState<History | null>(null);
	const [failed, setFailed] = useState(false);
	useEffect(() => {
		let current = true;
		const read = async (): Promise<void> => {
			const edits: Made[] = [];
			const people: Record<string, string> = {};
			for (let page = 0; page < mostPages; page++) {
				const last = edits.at(-1)?.number;
				const query = last === undefined ? {} : { after: String(last) };
				const { data, related } = await call(operations.listDesignEdits, { params: { uuid }, query });
				edits.push(...data);
				Object.assign(people, related?.people);
				if (data.length < 200) break;
			}
			if (current) setHistory({ edits: edits.toReversed(), people, revision });
		};
		read().then(
			() => current && setFailed(false),
			() => current && setFailed(true),
		);
		return () => {
			current = false;
		};
	}, [uuid, revision]);
	return { history, failed };
}
