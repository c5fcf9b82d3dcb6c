/**
 * What a failure means for the caller. `away`: the database or the way to it is gone, shutting down or taken for too
 * long; nothing is known to be kept, and a later try may do. `full`: there is no room to write.
 */
export type DatabaseFailure = "away" | "full";

/** SQLite's full disk, PostgreSQL's class 53100, and what the file system says of a disk or a quota. */
const full = /^(SQLITE_FULL$|53100$|ENOSPC$|EDQUOT$)/;

/**
 * Connections that failed (08), too many of them or of memory (53), an operator's order (57: shutdown, restart,
 * starting up, a statement that took too long), a lock not got in time, a transaction left idle, a deadlock.
 */
const away =
	/^(SQLITE_(BUSY|LOCKED|IOERR|READONLY|CANTOPEN)|08|53|57|55P03$|25P0[34]$|40001$|40P01$|ECONNREFUSED$|ECONNRESET$|ECONNABORTED$|EPIPE$|ETIMEDOUT$|EHOSTUNREACH$|ENETUNREACH$|EAI_AGAIN$)/;

/** What the driver says without a code. */
const awayInWords =
	/^(Connection terminated|Connection ended|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end)/;

/** Undefined for a failure that is the caller's and not the database's. Does not test classes: drivers have errors of their own. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
	if (typeof error !== "object" || error === null) return undefined;
	// Fastify gives what the caller did wrong a status of its own: a connection that they reset in the middle of a body.
	const status: unknown = Reflect.get(error, "statusCode");
	if (typeof status === "number" && status < 500) return undefined;
	const [code, message, cause, errors] = ["code", "message", "cause", "errors"].map((name): unknown => Reflect.get(error, name));
	// Every address of a host was tried.
	if (Array.isArray(errors) && errors.length > 0) return databaseFailure(errors[0]);
	const text = typeof code === "string" ? code : "";
	if (full.test(text)) return "full";
	if (away.test(text) || (typeof message === "string" && awayInWords.test(message))) return "away";
	return databaseFailure(cause);
}

/** Whether a statement took longer than one may. Whoever goes through what others ask goes on behind it: the database is there. */
export function tookTooLong(error: unknown): boolean {
	if (typeof error !== "object" || error === null) return false;
	return Reflect.get(error, "code") === "57014" || tookTooLong(Reflect.get(error, "cause"));
}
