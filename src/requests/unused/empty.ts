/** Stands in for modules that the product does not need; see config/plugins/firstLoad. */
export {};
