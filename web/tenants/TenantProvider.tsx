import { queryOptions, useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useMemo } from "react";
import type { Person } from "../../engine/index.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { setSupportAddress } from "../api/support-address.ts";
import { setTextOverrides, text } from "../texts/text.ts";
import { PlainNotice } from "../ui/notices/PlainNotice.tsx";
import { PlainButton } from "../ui/PlainButton.tsx";
import { setPageTitleSuffix, usePageTitle } from "../ui/pages/use-page-title.ts";
import { colorVariables } from "../ui/theme/tenant-colors.ts";
import { setRoleNames } from "../ui/words/role-label.ts";
import styles from "./ConfigurationFailure.module.css";
import { configsKey, getConfigs } from "./get-configs.ts";
import { TenantContext } from "./TenantContext.tsx";
import type { TenantConfiguration } from "./tenant-configuration.ts";

/** Applies the tenant's colours, texts and title before the first component that depends on them renders. */
export function applyTenant(configuration: TenantConfiguration): void {
	for (const [name, value] of Object.entries(colorVariables(configuration.theme))) {
		document.documentElement.style.setProperty(name, value);
	}
	setTextOverrides(configuration.texts ?? {});
	setRoleNames(configuration);
	setSupportAddress(configuration.supportAddress);
	setPageTitleSuffix(configuration.pageTitle ?? configuration.label ?? configuration.name);
}

const configsQuery = (tenant: string) =>
	queryOptions({
		queryKey: configsKey(tenant),
		queryFn: async ({ signal }) => {
			const configuration = await getConfigs(tenant, signal);
			applyTenant(configuration);
			return configuration;
		},
		staleTime: Number.POSITIVE_INFINITY,
		meta: { quiet: true },
	});

const NoAccess = lazy(() => import("./NoAccess.tsx"));

interface TenantProviderProps {
	readonly tenant: string;
	readonly person: Person;
	/** Shown until the configuration has loaded. */
	readonly waiting: ReactNode;
	readonly children: ReactNode;
}

/** Loads the configuration before anything else; without it nothing can be shown. */
export function TenantProvider({ tenant, person, waiting, children }: TenantProviderProps) {
	const { data: configuration, error } = useQuery(configsQuery(tenant));
	const session = useMemo(() => (configuration ? { configuration, person } : null), [configuration, person]);
	if (error instanceof ApiProblem && error.status === 403) {
		return (
			<Suspense fallback={waiting}>
				<NoAccess />
			</Suspense>
		);
	}
	if (error) return <ConfigurationFailure reason={error.message} />;
	if (!session) return waiting;
	return <TenantContext value={session}>{children}</TenantContext>;
}

/** The application can't start. `reason` is the technical cause, for support staff. */
function ConfigurationFailure({ reason, supportAddress }: { readonly reason: string; readonly supportAddress?: string }) {
	usePageTitle(text("config.failed.title"));
	return (
		<main className={styles.page}>
			<h1>{text("config.failed.title")}</h1>
			<PlainNotice kind="danger" title={text("config.failed")}>
				<p>
					{supportAddress ? text("config.failed.support", { email: supportAddress }) : text("config.failed.supportWithoutAddress")} (
					{reason})
				</p>
			</PlainNotice>
			<PlainButton filled onClick={() => window.location.reload()}>
				{text("config.failed.reload")}
			</PlainButton>
		</main>
	);
}
