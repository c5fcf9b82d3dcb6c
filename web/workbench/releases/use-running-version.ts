import { useEffect, useState } from "react";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import { useBundle } from "../bundle/use-bundle.ts";

/** The version of the flow that runs; null until it is known, without a response, and for a folder. */
export function useRunningVersion(): string | null {
	const { name } = useBundle().shown;
	const [version, setVersion] = useState<string | null>(null);
	useEffect(() => {
		if (name === undefined) return;
		let ended = false;
		const read = ({ data }: Awaited<ReturnType<typeof ask>>): void => {
			const running = data.releases.find(({ number }) => number === data.running);
			if (!ended) setVersion(running?.flow.version ?? null);
		};
		ask().then(read, () => {});
		return () => {
			ended = true;
		};
	}, [name]);
	return version;
}

const ask = () => call(operations.listReleases);
