import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { RequestContent } from "../../../engine/index.ts";
import { storeNewRequests } from "../../../server/requests/store-new-requests.ts";
import { requestContent } from "../../../server/test-support/test-request.ts";

export interface PlacedRequest {
	readonly uuid: string;
	readonly synced: number;
	/** Uuid of one of its documents. */
	readonly document: string;
}

/** Creates a request in the tenant, with a document. */
export async function placeRequest(app: FastifyInstance, tenant: string, changes: Partial<RequestContent>): Promise<PlacedRequest> {
	const found = app.tenants.find(tenant);
	if (found === undefined) throw new Error(`there is no tenant ${tenant}`);
	const document = randomUUID();
	const content = requestContent({ docs: { vehicle: [document], parkingspot: [] }, ...changes });
	const { stored } = await app.data.write(tenant, (scope) => storeNewRequests(scope, found, [{ externalRef: null, content }], Date.now()));
	const [made] = stored;
	if (made === undefined) throw new Error("the request was not stored");
	return { uuid: made.uuid, synced: made.synced, document };
}
