import { useEffect, useState } from "react";
import { type Made, readHistory } from "../source/read-history.ts";

interface History {
	/** The newest first. */
	readonly edits: readonly Made[];
	/** Names by user id. */
	readonly people: Readonly<Record<string, string>>;
	/** Of the design when it was asked for. */
	readonly revision: string;
}

/** Who changed what in a design, as it is at a revision; null until it was read. */
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
