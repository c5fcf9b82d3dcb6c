import { useCallback, useEffect, useState } from "react";
import { ApiProblem } from "../../api/api-problem.ts";
import { call } from "../../api/call.ts";
import { failureText } from "../../api/error-notification.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf } from "../../api/operation.ts";
import { type Imported, importZip } from "../exchange/import-zip.ts";

/** Polling interval of the list, in milliseconds. */
const pause = 10_000;
/** The first interval while the server is still checking some of the designs; each next one is longer. */
const shortPause = 2_000;

export type DesignList = AnswerOf<"listDesigns">;

/** Creates a design from the current files, or from those in a zip. */
export type Begin = (name: string, zip: Blob | null) => Promise<Begun | { readonly refused: string }>;

interface Begun {
	readonly uuid: string;
	/** The outcome of importing a zip: the files that were left unchanged, or why it was refused. */
	readonly imported: Imported | null;
}

interface Designs {
	/** Null until the list is read for the first time. */
	readonly list: DesignList | null;
	/** Whether this person has no access. */
	readonly hidden: boolean;
	readonly lost: boolean;
	/** Resolves to the new design with the outcome of the import, or to the reason why there is none. */
	readonly begin: Begin;
}

/** The current designs of the tenant. */
export function useDesigns(): Designs {
	const [state, setState] = useState<Omit<Designs, "begin">>({ list: null, hidden: false, lost: false });
	useEffect(() => {
		let ended = false;
		let timer: ReturnType<typeof setTimeout>;
		let soon = shortPause;
		const read = async (): Promise<void> => {
			let next = pause;
			try {
				const list = await call(operations.listDesigns);
				if (list.data.some(({ errors }) => errors === null)) next = soon = Math.min(pause, soon * 1.2);
				if (!ended) setState({ list, hidden: false, lost: false });
			} catch (reason) {
				const hidden = reason instanceof ApiProblem && (reason.status === 404 || reason.status === 403);
				if (!ended) setState((before) => (hidden ? { list: null, hidden, lost: false } : { ...before, lost: true }));
				if (hidden) return;
			}
			if (!ended) timer = setTimeout(read, next);
		};
		void read();
		return () => {
			ended = true;
			clearTimeout(timer);
		};
	}, []);
	const begin = useCallback<Begin>(async (name, zip) => {
		try {
			const { uuid } = (await call(operations.createDesign, { body: { data: { name } } })).data;
			return { uuid, imported: zip === null ? null : await importZip(uuid, zip) };
		} catch (reason) {
			if (!(reason instanceof ApiProblem)) throw reason;
			return { refused: failureText(reason, reason.message) };
		}
	}, []);
	return { ...state, begin };
}
