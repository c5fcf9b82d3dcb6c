import type { Address, AnswerOf, Given, IdOf, Manner, OperationId } from "./operation.ts";
import { addressOf, type Operation, request } from "./request.ts";

interface Going extends Manner {
	readonly params?: Readonly<Record<string, string>>;
	readonly query?: Operation["query"];
	readonly body?: unknown;
}

/**
 * Carries out a call of the API by its name in the server's description: `call(operations.getFile, { params: { uuid }
 * })`. The name determines the types of its arguments and its answer. It throws and repeats writes exactly as
 * `request` does.
 */
export function call<Of extends Address>(operation: Of, ...[given]: Rest<IdOf<Of>>): Promise<AnswerOf<IdOf<Of>>> {
	return request(operationOf(operation, given as Going)) as Promise<unknown> as Promise<AnswerOf<IdOf<Of>>>;
}

/** A call that requires nothing can be made without arguments. */
type Rest<Id extends OperationId> = Manner extends Given<Id> ? [given?: Given<Id>] : [given: Given<Id>];

/** The call in the form that `request` carries out. Every variable part of the address is escaped. */
export function operationOf(operation: Address, { params = {}, ...rest }: Going = {}): Operation {
	const [method, address] = addressOf(operation);
	return { ...rest, method, path: address.replace(/{(\w+)}/g, (_, name) => encodeURIComponent(params[name] ?? "")) };
}
