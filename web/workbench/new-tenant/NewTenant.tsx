import { lazyPart } from "../../ui/loading/lazy-part.tsx";

/** The questions about a new tenant: lazy-loaded, because hardly anybody opens them. */
export const NewTenant = lazyPart(() => import("./NewTenantPage.tsx"));
