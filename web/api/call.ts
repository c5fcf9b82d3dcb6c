import type { Address, AnswerOf, Given, IdOf, Manner, OperationId } from "./operation.ts";
import { addressOf, type Operation, request } from "./request.ts";

interface Going extends Manner {
	readonly params?: Readonly<Record<string, string>>;
	readonly query?: Operation["query"];
	readonly body?: unknown;
}

/**
 * Carries out a call of the API by its name in the server's description: `call(operations.getFile, { params: { uuid } })`. What it
 * takes and what it answers is typed by that name. It throws what `request` throws, and writes as `request` does.
 */
export function call<Of extends Address>(operation: Of, ...[given]: Rest<IdOf<Of>>): Promise<AnswerOf<IdOf<Of>>> {
	return request(operationOf(operation, given as Going)) as Promise<unknown> as Promise<AnswerOf<IdOf<Of>>>;
}

/** Nothing needs to be said of a call that needs nothing. */
type Rest<Id extends OperationId> = Manner extends Given<Id> ? [given?: Given<Id>] : [given: Given<Id>];

/** The same as what `request` carries out. Everything of the address that is not fixed is escaped. */
export function operationOf(operation: Address, { params = {}, ...rest }: Going = {}): Operation {
	const [method, address] = addressOf(operation);
	return { ...rest, method, path: address.replace(/{(\w+)}/g, (_, name) => encodeURIComponent(params[name] ?? "")) };
}
