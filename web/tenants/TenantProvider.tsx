import { queryOptions, useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useMemo } from "react";
import { ApiProblem } from "../api/api-problem.ts";
import { setSupportAddress } from "../api/support-address.ts";
import { setTextOverrides } from "../texts/text.ts";
import { colorVariables, tenantColors } from "../ui/tenant-colors.ts";
import { setPageTitleSuffix } from "../ui/use-page-title.ts";
import { ConfigurationFailure } from "./ConfigurationFailure.tsx";
import { configsKey, getConfigs } from "./get-configs.ts";
import type { Person } from "./person.ts";
import { TenantContext } from "./TenantContext.tsx";
import type { TenantConfiguration } from "./tenant-configuration.ts";

/** Colours, texts and title of the tenant, in place before the first component of the tenant is drawn. */
function dress(configuration: TenantConfiguration): void {
	for (const [name, value] of Object.entries(colorVariables(tenantColors(configuration.theme)))) {
		document.documentElement.style.setProperty(name, value);
	}
	setTextOverrides(configuration.texts ?? {});
	setSupportAddress(configuration.supportAddress);
	setPageTitleSuffix(configuration.pageTitle ?? configuration.label ?? configuration.name);
}

export const configsQuery = (tenant: string) =>
	queryOptions({
		queryKey: configsKey(tenant),
		queryFn: async ({ signal }) => {
			const configuration = await getConfigs(tenant, signal);
			dress(configuration);
			return configuration;
		},
		staleTime: Number.POSITIVE_INFINITY,
		meta: { quiet: true },
	});

const NoAccess = lazy(() => import("./NoAccess.tsx"));

interface TenantProviderProps {
	readonly tenant: string;
	readonly person: Person;
	/** What is shown until the configuration is there. */
	readonly waiting: ReactNode;
	readonly children: ReactNode;
}

/** Loads the configuration before anything else is loaded; without it nothing can be shown. */
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
