import { lazyPart } from "../../ui/lazy-part.tsx";

/** The questions about a new tenant: hardly anybody comes there, so nobody loads them with the rest. */
export const NewTenant = lazyPart(() => import("./NewTenantPage.tsx"));
