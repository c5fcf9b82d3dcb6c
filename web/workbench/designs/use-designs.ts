import { useCallback, useEffect, useRef, useState } from "react";
import { ApiProblem } from "../../api/api-problem.ts";
import { call } from "../../api/call.ts";
import { failureText } from "../../api/error-notification.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf } from "../../api/operation.ts";
import { type Imported, importFiles, readZip } from "../exchange/import-zip.ts";

/** Polling interval of the list, in milliseconds. */
const pause = 10_000;
/** The first interval while the server is still checking some of the designs; each next one is longer. */
const shortPause = 2_000;

export type DesignList = AnswerOf<"listDesigns">;

/** Creates a design from the current files, or from those in a zip. */
export type Begin = (name: string, zip: Blob | null) => Promise<Begun | BeginRefused>;

interface BeginRefused {
	readonly refused: string;
	/** What is wrong: the zip, or else the design itself. */
	readonly at?: "zip";
}

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
	const readAgain = useRef<() => Promise<void>>(async () => {});
	useEffect(() => {
		let ended = false;
		let timer: ReturnType<typeof setTimeout>;
		let soon = shortPause;
		let turn = 0;
		const read = async (): Promise<void> => {
			clearTimeout(timer);
			turn += 1;
			const mine = turn;
			let next = pause;
			try {
				const list = await call(operations.listDesigns);
				// A later read supersedes this one.
				if (ended || mine !== turn) return;
				if (list.data.some(({ errors }) => errors === null)) next = soon = Math.min(pause, soon * 1.2);
				setState({ list, hidden: false, lost: false });
			} catch (reason) {
				const hidden = reason instanceof ApiProblem && (reason.status === 404 || reason.status === 403);
				if (ended || mine !== turn) return;
				setState((before) => (hidden ? { list: null, hidden, lost: false } : { ...before, lost: true }));
				if (hidden) return;
			}
			timer = setTimeout(read, next);
		};
		readAgain.current = read;
		void read();
		return () => {
			ended = true;
			clearTimeout(timer);
		};
	}, []);
	const begin = useCallback<Begin>(async (name, zip) => {
		// Read before there is a design: none is left behind by a file that is no such zip.
		const files = zip === null ? null : await readZip(zip);
		if (files !== null && "refused" in files) return { refused: files.refused, at: "zip" };
		try {
			const { uuid } = (await call(operations.createDesign, { body: { data: { name } } })).data;
			const imported = files === null ? null : await importFiles(uuid, files);
			void readAgain.current();
			return { uuid, imported };
		} catch (reason) {
			if (!(reason instanceof ApiProblem)) throw reason;
			return { refused: failureText(reason, reason.message) };
		}
	}, []);
	return { ...state, begin };
}
