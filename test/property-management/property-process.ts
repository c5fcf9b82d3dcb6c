import type { RealisationRecord } from "../../engine/index.ts";
import type { TestDatabase } from "../../server/test-support/databases.ts";
import { type EveryTenant, everyTenant, saveCall } from "../paths/every-tenant.ts";

/** Slug of the tenant with the property-management flow. */
export const property = "rvb";
export const customer = { slug: "customer|ministerie-van-defensie", code: "ministerie-van-defensie", name: "Ministerie van Defensie" };

type Values = Readonly<Record<string, unknown>>;

/** The server, with processes of the property-management tenant advanced through the API. */
export class PropertyServer {
	readonly all: EveryTenant;
	#numbers = 0;

	constructor(all: EveryTenant) {
		this.all = all;
	}

	static async open(database: TestDatabase): Promise<PropertyServer> {
		return new PropertyServer(await everyTenant(database));
	}

	get tenant() {
		return this.all.tenant(property);
	}

	/** Uuid of a PID in use. */
	get pid(): string {
		return this.tenant.definition.pids?.find(({ enabled }) => enabled)?.uuid ?? "";
	}

	person(role: string, codes?: readonly string[]) {
		return this.all.person(property, role, codes);
	}

	/** A new process of a customer. */
	async start(stakeholder = customer): Promise<RealisationRecord> {
		const body = { geographyCode: stakeholder.code, stakeholders: [stakeholder.slug], tenant: property, type: "object" };
		const answer = await this.person("admin").post("processes/realisation", body);
		if (answer.status !== 201) throw new Error(answer.text);
		return answer.body.data as RealisationRecord;
	}

	/** Saves a step as a caseworker; returns the response unchanged. */
	save(
		record: RealisationRecord,
		step: string,
		values: Values,
		how: { complete?: boolean; correction?: boolean; target?: string } = {},
		as = "caseworker",
	) {
		this.all.clock.now += 60_000;
		const { target = step, ...rest } = how;
		const call = saveCall(this.tenant, record, { step, target, ...rest }, values);
		return this.person(as).post(`processes/realisation/${record.uuid}`, call);
	}

	/** Completes a step, and returns the record afterwards. */
	async complete(record: RealisationRecord, step: string, target: string, values: Values): Promise<RealisationRecord> {
		const answer = await this.save(record, step, values, { complete: true, target });
		if (answer.status !== 200) throw new Error(`step ${step}: ${answer.text}`);
		return answer.body.data as RealisationRecord;
	}

	/** The required values of step 1, with a building code of its own. */
	object(more: Values = {}): Values {
		this.#numbers++;
		return {
			Application: { PidUuid: this.pid },
			Object: { Address: { BuildingCode: `DEF_${this.#numbers}`, StreetName: "Kazerneweg", HouseNumber: "12", CityName: "Ede" } },
			...more,
		};
	}

	/** A process at its survey. */
	async atSurvey(): Promise<RealisationRecord> {
		const started = await this.start();
		const visited = await this.complete(started, "1", "2", this.object());
		return this.complete(visited, "2", "3-a", { Progress: { Invite: { date: "2026-02-20", start: "09:30", end: "11:00" } } });
	}

	/** A process whose survey reached that conclusion. */
	async surveyed(PowerOption: string, FuseBoxOption: string, target: string): Promise<RealisationRecord> {
		return this.complete(await this.atSurvey(), "3-a", target, { BuildingOptions: { PowerOption, FuseBoxOption } });
	}
}

/** Codes of the open steps, in flow order. */
export function openSteps({ flow }: RealisationRecord): readonly string[] {
	return flow.state.filter(({ completed_at }) => completed_at === null).map(({ step }) => step);
}
