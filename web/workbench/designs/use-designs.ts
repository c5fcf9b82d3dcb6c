import { useCallback, useEffect, useState } from "react";
import { ApiProblem } from "../../api/api-problem.ts";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf } from "../../api/operation.ts";
import { text } from "../../texts/text.ts";
import { type Imported, importZip } from "../exchange/import-zip.ts";

/** Milliseconds between two looks at the list. */
const pause = 10_000;
/** The first of those while the server still looks some of them through; each is longer than the one before. */
const shortPause = 2_000;

export type DesignList = AnswerOf<"listDesigns">;

/** Begins a design of the files as they are now, or of those in a zip. */
export type Begin = (name: string, zip: Blob | null) => Promise<Begun | { readonly refused: string }>;

interface Begun {
	readonly uuid: string;
	/** Of a zip: files that stayed as they were, or why it was not taken over. */
	readonly imported: Imported | null;
}

interface Designs {
	/** Null until it was read for the first time. */
	readonly list: DesignList | null;
	/** There is nothing here for whoever asks. */
	readonly hidden: boolean;
	readonly lost: boolean;
	/** Resolves to the new one, with what of a zip it did not take over, or why there is none. */
	readonly begin: Begin;
}

/** The designs of the tenant as they are now. */
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
			return { refused: reason.message || text("error.unreachable.text") };
		}
	}, []);
	return { ...state, begin };
}
