import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useMemo } from "react";
import { fromPromise } from "xstate";
import type { AnyRequest } from "../../engine/index.ts";
import { findCollection } from "../api/collection.ts";
import { datasetsOf, type OwnCodes } from "../api/load-collection.ts";
import { servedPlace } from "../api/served-place.ts";
import { chargingLocationsQuery } from "../locations/charging-locations-query.ts";
import { type KeptRealisation, realisationCollectionQuery, realisationSource } from "../realisations/realisation-collection.ts";
import { requestCollectionQuery, requestSource } from "../requests/request-collection.ts";
import { useRights, useTenant } from "../tenants/TenantContext.tsx";
import { useLegacyLoading } from "../tenants/use-legacy-loading.ts";
import { buildConnections } from "./connections-read-model.ts";
import { type DatasetKind, loadingMachine } from "./loading-machine.ts";

interface Loading {
	readonly client: QueryClient;
	readonly codes: OwnCodes;
	readonly legacy: boolean;
	/** Lists that the server answers: their records stay there. */
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

/** Runs the loading machine. */
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
	return { snapshot, retry: () => send({ type: "retry" }) };
}
