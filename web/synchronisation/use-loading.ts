import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useMemo } from "react";
import { fromPromise } from "xstate";
import type { AnyRequest } from "../../engine/index.ts";
import { type Collection, findCollection } from "../api/collection.ts";
import { datasetsOf, type OwnCodes } from "../api/load-collection.ts";
import { type KeptRealisation, realisationCollectionQuery, realisationSource } from "../realisations/realisation-collection.ts";
import { requestCollectionQuery, requestSource } from "../requests/request-collection.ts";
import { usePerson } from "../tenants/TenantContext.tsx";
import { buildConnections } from "./connections-read-model.ts";
import { type DatasetKind, loadingMachine } from "./loading-machine.ts";

/** How many datasets failed; none when everything is there. */
async function load(client: QueryClient, kind: DatasetKind, codes: OwnCodes): Promise<number> {
	try {
		const { missing } = await fetchCollection(client, kind, codes);
		return missing.length;
	} catch {
		return datasetsOf(codes).length;
	}
}

function fetchCollection(client: QueryClient, kind: DatasetKind, codes: OwnCodes): Promise<Pick<Collection<never>, "missing">> {
	// What is there in part is not fresh: asking again takes up what is missing.
	if (kind === "requests") return client.fetchQuery({ ...requestCollectionQuery(client, codes), staleTime: 0 });
	return client.fetchQuery({ ...realisationCollectionQuery(client, codes), staleTime: 0 });
}

/** The machine that loads the application, at work. */
export function useLoading(kinds: readonly DatasetKind[]) {
	const client = useQueryClient();
	const { codes } = usePerson();
	const machine = useMemo(
		() =>
			loadingMachine.provide({
				actors: {
					load: fromPromise(({ input: { kind } }) => load(client, kind, codes)),
					connect: fromPromise(async () => {
						buildConnections(
							findCollection<AnyRequest>(client, requestSource)?.records ?? [],
							findCollection<KeptRealisation>(client, realisationSource)?.records ?? [],
						);
					}),
				},
			}),
		[client, codes],
	);
	const [snapshot, send] = useMachine(machine, { input: { kinds } });
	return { snapshot, retry: () => send({ type: "retry" }) };
}
