import { describe, expect, it } from "@jest/globals";
import { databaseFailure } from "../database/dialects/database-failure.ts";
import { OutageLog } from "./outage-log.ts";
import { problemOfError } from "./problem-of-error.ts";

const coded = (code: string, message = "x") => Object.assign(new Error(message), { code });

describe("a failure of the database", () => {
	it.each([
		[coded("57P01"), "away", 503],
		[coded("57P03"), "away", 503],
		[coded("08006"), "away", 503],
		[coded("57014"), "away", 503],
		[coded("55P03"), "away", 503],
		[coded("25P03"), "away", 503],
		[coded("40P01"), "away", 503],
		[coded("ECONNREFUSED"), "away", 503],
		[coded("SQLITE_BUSY_SNAPSHOT"), "away", 503],
		[coded("SQLITE_IOERR_WRITE"), "away", 503],
		[new Error("Connection terminated unexpectedly"), "away", 503],
		[new Error("Client has encountered a connection error and is not queryable"), "away", 503],
		[new Error("timeout exceeded when trying to connect"), "away", 503],
		[new Error("Query read timeout"), "away", 503],
		[new AggregateError([coded("ECONNREFUSED")]), "away", 503],
		[new Error("what it cost", { cause: coded("57P01") }), "away", 503],
		[coded("SQLITE_FULL"), "full", 507],
		[coded("53100"), "full", 507],
		[coded("ENOSPC"), "full", 507],
		[coded("EDQUOT"), "full", 507],
		[coded("23505"), undefined, 500],
		[coded("42601"), undefined, 500],
		[new TypeError("x is not a function"), undefined, 500],
	] as const)("%s means %s and is answered with %i", (error, failure, status) => {
		expect([databaseFailure(error), problemOfError(error).statusCode]).toEqual([failure, status]);
	});

	it("is told whole once, then counted once a minute, and told anew after a minute of peace", () => {
		let now = 0;
		const lines: [object, string][] = [];
		const log = { error: (fields: object, text: string) => void lines.push([fields, text]) };
		const outages = new OutageLog(() => now);
		const first = coded("57P01", "the first");
		const fail = (error: Error = coded("ECONNREFUSED")) => outages.note("away", error, log as never);
		fail(first);
		for (let count = 0; count < 1000; count++) fail();
		expect(lines).toEqual([[{ err: first, failure: "away" }, expect.stringContaining("the database is away")]]);
		now = 30_000;
		fail();
		now = 60_000;
		fail();
		expect(lines.slice(1)).toEqual([[{ failure: "away", calls: 1002 }, expect.stringContaining("still")]]);
		outages.note("full", coded("ENOSPC"), log as never);
		expect(lines).toHaveLength(3);
		now = 200_000;
		fail(first);
		expect(lines.at(-1)).toEqual([{ err: first, failure: "away" }, expect.any(String)]);
	});
});
