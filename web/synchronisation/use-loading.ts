import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useEffect, useMemo } from "react";
import { fromPromise } from "xstate";
import type { AnyRequest } from "../../engine/index.ts";
import { type Collected, type Collection, type CollectionSource, findCollection } from "../api/collection.ts";
import { datasetsOf, type OwnCodes } from "../api/load-collection.ts";
import { servedPlace } from "../api/served-place.ts";
import { chargingLocationsQuery } from "../locations/charging-locations-query.ts";
import { type KeptRealisation, realisationCollectionQuery, realisationSource } from "../realisations/realisation-collection.ts";
import { requestCollectionQuery, requestSource } from "../requests/request-collection.ts";
import { useRights, useTenant } from "../tenants/TenantContext.tsx";
import { useLegacyLoading } from "../tenants/use-legacy-loading.ts";
import { buildConnections } from "./connections-read-model.ts";
import { type DatasetKind, failedKinds, loadingMachine } from "./loading-machine.ts";

interface Loading {
	readonly client: QueryClient;
	readonly codes: OwnCodes;
	readonly legacy: boolean;
	/** Lists that stay on the server with their records. */
	readonly served: readonly string[];
	/** The tenant's first geography code. */
	readonly firstCode: string | undefined;
}

/** Resolves to the number of datasets that failed to load. */
async function load(kind: DatasetKind, { client, codes, legacy, served, firstCode }: Loading): Promise<number> {
	try {
		if (kind === "locations") {
			// The older calls take a single code: the person's first or, for people with all codes, the tenant's first.
			await client.fetchQuery({ ...chargingLocationsQuery(codes === "*" ? firstCode : codes[0]), meta: { quiet: true } });
			return 0;
		}
		if (served.includes(kind)) {
			await (kind === "requests" ? client.fetchQuery(servedPlace(requestSource)) : client.fetchQuery(servedPlace(realisationSource)));
			return 0;
		}
		// A partial result is not fresh: asking again fetches what is missing.
		const { missing } = await (kind === "requests"
			? client.fetchQuery({ ...requestCollectionQuery(client, codes, legacy), staleTime: 0 })
			: client.fetchQuery({ ...realisationCollectionQuery(client, codes, legacy), staleTime: 0 }));
		return missing.length;
	} catch {
		return kind === "locations" || served.includes(kind) ? 1 : datasetsOf(codes).length;
	}
}

/** Whether everything of the kind is there, whoever fetched it last. */
function isThere(kind: DatasetKind, { client, codes, served, firstCode }: Loading): boolean {
	if (kind === "locations") {
		const { queryKey } = chargingLocationsQuery(codes === "*" ? firstCode : codes[0]);
		return client.getQueryState(queryKey)?.status === "success";
	}
	const onServer = served.includes(kind);
	return kind === "requests" ? isWhole(client, requestSource, onServer) : isWhole(client, realisationSource, onServer);
}

function isWhole<Full extends Collected, Kept extends Collected>(
	client: QueryClient,
	source: CollectionSource<Full, Kept>,
	served: boolean,
): boolean {
	if (served) return client.getQueryState(servedPlace(source).queryKey)?.status === "success";
	const state = client.getQueryState<Collection<Kept>>(source.key);
	return state?.status === "success" && state.data?.complete === true;
}

export function useLoading(kinds: readonly DatasetKind[]) {
	const client = useQueryClient();
	const { allCodes: codes } = useRights();
	const legacy = useLegacyLoading();
	const { listsOnServer: served, municipalityOptions } = useTenant();
	const firstCode = municipalityOptions?.[0]?.value;
	const machine = useMemo(
		() =>
			loadingMachine.provide({
				actors: {
					load: fromPromise(({ input: { kind } }) => load(kind, { client, codes, legacy, served, firstCode })),
					connect: fromPromise(async () => {
						buildConnections(
							findCollection<AnyRequest>(client, requestSource)?.records ?? [],
							findCollection<KeptRealisation>(client, realisationSource)?.records ?? [],
						);
					}),
				},
			}),
		[client, codes, legacy, served, firstCode],
	);
	const [snapshot, send] = useMachine(machine, { input: { kinds } });
	const partial = snapshot.matches("partial");
	const { failures } = snapshot.context;
	// A list's page fetches its records itself: once they are there, nothing is missing any more.
	useEffect(() => {
		if (!partial) return;
		const look = () => {
			const kind = failedKinds(failures).find((each) => isThere(each, { client, codes, legacy, served, firstCode }));
			if (kind !== undefined) send({ type: "arrived", kind });
		};
		look();
		return client.getQueryCache().subscribe(look);
	}, [partial, failures, client, codes, legacy, served, firstCode, send]);
	return { snapshot, retry: () => send({ type: "retry" }) };
}
