import { useEffect, useState } from "react";
import { type Made, readHistory } from "../source/read-history.ts";

interface History {
	/** Newest first. */
	readonly edits: readonly Made[];
	/** Names by user id. */
	readonly people: Readonly<Record<string, string>>;
	/** Revision of the design when the history was fetched. */
	readonly revision: string;
}

/** The changes of a design up to a revision, with their authors; null until they are loaded. */
export function useHistory(uuid: string, revision: string): { readonly history: History | null; readonly failed: boolean } {
	const [history, setHistory] = useState<History | null>(null);
	const [failed, setFailed] = useState(false);
	useEffect(() => {
		let current = true;
		const read = async (): Promise<void> => {
			const found = await readHistory(uuid);
			if (current) setHistory({ ...found, revision });
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
