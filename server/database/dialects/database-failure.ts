/**
 * What a failure means for the caller. `away`: the database or the connection to it is gone, shutting down or busy for too long; nothing is
 * known to be stored, and a retry may succeed. `full`: there is no room to write.
 */
export type DatabaseFailure = "away" | "full";

/** SQLite's full disk, PostgreSQL's error 53100, and the file system's errors for a full disk or quota. */
const full = /^(SQLITE_FULL$|53100$|ENOSPC$|EDQUOT$)/;

/**
 * Connection failures (08), too many connections or too little memory (53), operator intervention (57: shutdown, restart, starting up,
 * statement timeout), a lock timeout, an idle transaction, a deadlock.
 */
const away =
	/^(SQLITE_(BUSY|LOCKED|IOERR|READONLY|CANTOPEN)|08|53|57|55P03$|25P0[34]$|40001$|40P01$|ECONNREFUSED$|ECONNRESET$|ECONNABORTED$|EPIPE$|ETIMEDOUT$|EHOSTUNREACH$|ENETUNREACH$|EAI_AGAIN$)/;

/** Messages of the driver that come without a code. */
const awayInWords =
	/^(Connection terminated|Connection ended|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end)/;

/** Undefined for a failure that the caller caused, not the database. Does not use `instanceof`: drivers have their own error classes. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
	if (typeof error !== "object" || error === null) return undefined;
	// Fastify gives errors of the client, such as a connection reset in the middle of a body, a status of their own.
	const status: unknown = Reflect.get(error, "statusCode");
	if (typeof status === "number" && status < 500) return undefined;
	const [code, message, cause, errors] = ["code", "message", "cause", "errors"].map((name): unknown => Reflect.get(error, name));
	// Every address of the host was tried.
	if (Array.isArray(errors) && errors.length > 0) return databaseFailure(errors[0]);
	const text = typeof code === "string" ? code : "";
	if (full.test(text)) return "full";
	if (away.test(text) || (typeof message === "string" && awayInWords.test(message))) return "away";
	return databaseFailure(cause);
}

/** Whether a statement timed out. Callers that process many queries can continue with the next: the database is available. */
export function tookTooLong(error: unknown): boolean {
	if (typeof error !== "object" || error === null) return false;
	return Reflect.get(error, "code") === "57014" || tookTooLong(Reflect.get(error, "cause"));
}
