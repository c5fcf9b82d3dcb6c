import { createContext, useContext, useEffect, useRef, useState } from "react";
import type { Blocks } from "../../../engine/index.ts";
import type { BundleSource } from "../source/bundle-source.ts";
import { type OpenedBundle, openBundle } from "./open-bundle.ts";

interface LiveBundle {
	/** Null until the files are read for the first time. */
	readonly bundle: OpenedBundle | null;
	/** Whether the connection is lost: the files are shown as they were. */
	readonly lost: boolean;
	/** Whether there are no such files, or none that this person may see. */
	readonly absent?: boolean;
}

/** The current files, read again after every change. */
export function useLiveBundle(source: BundleSource): LiveBundle {
	const [state, setState] = useState<LiveBundle>({ bundle: null, lost: false });
	const latest = useRef(0);
	useEffect(() => {
		let blocks: Promise<Blocks> | undefined;
		let ended = false;
		const read = async (): Promise<void> => {
			latest.current += 1;
			const mine = latest.current;
			try {
				blocks ??= source.blocks();
				const [shown, shared] = await Promise.all([source.read(), blocks]);
				// A later read supersedes this one.
				if (ended || mine !== latest.current) return;
				if (shown === null) {
					ended = true;
					stop();
					setState({ bundle: null, lost: false, absent: true });
					return;
				}
				setState(({ bundle }) =>
					bundle?.shown.revision === shown.revision ? { bundle, lost: false } : { bundle: openBundle(shown, shared, bundle), lost: false },
				);
			} catch {
				blocks = undefined;
				if (!ended) setState(({ bundle }) => ({ bundle, lost: true }));
			}
		};
		void read();
		const stop = source.watch(
			() => void read(),
			() => setState(({ bundle }) => ({ bundle, lost: true })),
		);
		return () => {
			ended = true;
			stop();
		};
	}, [source]);
	return state;
}

export const BundleContext = createContext<OpenedBundle | null>(null);

/** The open folder. Only usable below the frame of the workbench. */
export function useBundle(): OpenedBundle {
	const bundle = useContext(BundleContext);
	if (bundle === null) throw new Error("there is no folder open above this component");
	return bundle;
}
