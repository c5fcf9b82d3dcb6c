import { lazyPart } from "../../ui/loading/lazy-part.tsx";

/** Lazy-loaded, because hardly anybody removes a tenant. */
export const RemoveTenant = lazyPart(() => import("./RemoveTenantPage.tsx"));
