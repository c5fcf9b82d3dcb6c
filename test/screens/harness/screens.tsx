import "../../../web/test-support/browser-parts.ts";
import "../../../web/test-support/later-parts.ts";
import { randomUUID } from "node:crypto";
import { expect } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import type { RealisationRecord } from "../../../engine/index.ts";
import { readRecord } from "../../../server/realisations/record/stored-record.ts";
import { tokenOf } from "../../../server/test-support/test-authentication.ts";
import { type Account, AccountContext } from "../../../web/accounts/account-context.ts";
import { connectApi } from "../../../web/api/connection.ts";
import { notifyError } from "../../../web/api/notify.ts";
import { createQueryClient } from "../../../web/api/query-client.ts";
import { routes } from "../../../web/routes.tsx";
import { useTenant } from "../../../web/tenants/TenantContext.tsx";
import { TenantProvider } from "../../../web/tenants/TenantProvider.tsx";
import { memoryPages } from "../../../web/test-support/memory-pages.tsx";
import { watchPresses } from "../../../web/ui/actions/presses.ts";
import { NotificationArea } from "../../../web/ui/notices/NotificationArea.tsx";
import { theme } from "../../../web/ui/theme/theme.ts";
import type { Deployment } from "../../tenants/harness/deployment.ts";
import { deploymentWithDemo } from "../../tenants/harness/loaded-demo.ts";

export interface SentCall {
	readonly method: string;
	/** Path below the tenant, with the query. */
	readonly path: string;
	readonly body: unknown;
	status?: number;
}

/** Directs all calls of the page to the server in this process. Returns the calls in the order in which they arrived. */
export function connectPage({ app }: Pick<Deployment, "app">): SentCall[] {
	const calls: SentCall[] = [];
	globalThis.fetch = (async (input: string, init: RequestInit = {}) => {
		const method = init.method ?? "GET";
		const sent: SentCall = { method, path: input.replace(/^\/api\/v1\/[^/]+\//, ""), body: init.body };
		calls.push(sent);
		const answer = await app.inject({
			method: method as "GET",
			url: input,
			headers: Object.fromEntries(new Headers(init.headers)),
			...(init.body === undefined || init.body === null ? {} : { payload: init.body as string }),
		});
		sent.status = answer.statusCode;
		return {
			ok: answer.statusCode < 400,
			status: answer.statusCode,
			headers: new Headers(answer.headers as Record<string, string>),
			json: async () => JSON.parse(answer.body) as unknown,
			text: async () => answer.body,
		} as Response;
	}) as typeof fetch;
	return calls;
}

/** Role to geography codes; a role by itself applies to all codes. */
type Roles = string | Readonly<Record<string, readonly string[]>>;

/** The whole application on the real server, with the demo data: processes in every step and status, and requests. */
export class Screens {
	readonly deployment: Deployment;
	/** Calls of the page that is shown. */
	#calls: readonly SentCall[] = [];

	private constructor(deployment: Deployment) {
		this.deployment = deployment;
	}

	static async open(settings: Readonly<Record<string, string>> = {}): Promise<Screens> {
		HTMLCanvasElement.prototype.getContext = () => null;
		return new Screens(await deploymentWithDemo(settings));
	}

	close(): Promise<void> {
		cleanup();
		return this.deployment.close();
	}

	/** Slugs of all tenants. */
	get tenants(): readonly string[] {
		return this.deployment.app.tenants.all.map(({ slug }) => slug);
	}

	/** The tenant's processes that match. */
	async processes(tenant: string, fits: (record: RealisationRecord) => boolean): Promise<readonly RealisationRecord[]> {
		const rows = await this.deployment.app.data.db
			.selectFrom("realisation")
			.selectAll()
			.where("tenant", "=", tenant)
			.orderBy("counter")
			.execute();
		return rows.map(readRecord).filter(fits);
	}

	/** A process in this step, neither on hold nor cancelled. */
	async processAt(tenant: string, step: string, fits: (record: RealisationRecord) => boolean = () => true): Promise<RealisationRecord> {
		const [found] = await this.processes(
			tenant,
			(record) => record.flow.activeStep === step && !record.status.onhold.enabled && !record.status.cancelled.enabled && fits(record),
		);
		if (found === undefined) throw new Error(`no process of ${tenant} is at step ${step}`);
		return found;
	}

	/**
	 * Shows an address to a person with these roles, replacing what was open before, in a browser of its own. `again`: somebody who was
	 * there before, in a browser that may still have stored data.
	 */
	show(
		tenant: string,
		roles: Roles,
		address: string,
		{
			newcomer = false,
			again,
		}: { readonly newcomer?: boolean; readonly again?: { readonly userId: string; readonly sameBrowser?: boolean } } = {},
	) {
		cleanup();
		if (again?.sameBrowser !== true) {
			localStorage.clear();
			sessionStorage.clear();
		}
		// The tour starts by itself for newcomers, and covers the page.
		if (!newcomer) {
			localStorage.setItem("laadstroom.settings", JSON.stringify({ tour: { date: "9999-12-31" } }));
			localStorage.setItem("laadstroom.tour-told", "9999-12-31");
		}
		const calls = connectPage(this.deployment);
		this.#calls = calls;
		const held = typeof roles === "string" ? { [roles]: ["*"] } : roles;
		const person = {
			userId: again?.userId ?? randomUUID(),
			name: "Sanne de Wit",
			email: "sanne@voorbeeld.example",
			roles: { [tenant]: held },
		};
		const account: Account = {
			person: { ...person, acceptedTerms: {}, signedInAt: null },
			tenant,
			getAccessToken: async () => tokenOf(person),
			signOut: () => {},
			session: { startedAt: Date.now(), expiresAt: Date.now() + 3_600_000, renew: async () => true },
		};
		watchPresses();
		connectApi({ tenant, apiKey: "laadstroom-web", accessToken: account.getAccessToken, onUnauthorised: () => {} });
		let shown: ReturnType<typeof memoryPages> | undefined;
		const Pages = () => {
			const configuration = useTenant();
			shown ??= memoryPages(
				routes(configuration, () => {}),
				address,
			);
			return shown.pages;
		};
		const page = render(
			<MantineProvider theme={theme} forceColorScheme="light" env="test">
				<NotificationArea />
				<QueryClientProvider client={createQueryClient(notifyError)}>
					<AccountContext value={account}>
						<TenantProvider tenant={tenant} person={account.person} waiting={<p>wacht</p>}>
							<Pages />
						</TenantProvider>
					</AccountContext>
				</QueryClientProvider>
			</MantineProvider>,
		);
		return { ...page, calls, address: () => shown?.address() ?? "", goBack: () => act(() => shown?.history.go(-1)) };
	}

	/** Resolves when a page is shown, with everything that it loads. */
	async settled(): Promise<void> {
		await screen.findByRole("heading", { level: 1 });
		await screen.findByRole("contentinfo");
		await waitFor(() => expect(screen.queryAllByText(/word(?:t|en) (?:geladen|berekend)/)).toEqual([]));
	}

	/** Resolves when every call of the page has been answered, including calls caused by a response. */
	async answered(): Promise<void> {
		for (let known = -1; known !== this.#calls.length; ) {
			known = this.#calls.length;
			await waitFor(() => expect(this.#calls.filter(({ status }) => status === undefined)).toEqual([]));
			// A turn of the event loop, in which React draws the responses and makes the calls that follow from them.
			await act(async () => void (await new Promise((resolve) => setTimeout(resolve))));
		}
	}

	/** Shows a step of a process, once its fields are there. */
	async showStep(tenant: string, roles: Roles, uuid: string, step: string) {
		const shown = this.show(tenant, roles, `/realisatie/${uuid}/${step}`);
		await screen.findByText("In te voeren door");
		return shown;
	}
}

/** The value beside a name, in the header of a step or a table of facts. */
export function fact(name: string): string | null | undefined {
	return screen.queryByText(name, { selector: "dt" })?.nextElementSibling?.textContent;
}
