import { PWA_ENABLED } from '../config/portal';

/**
 * The progressive-web-app setting is off (specification 9): on https, service workers left by an
 * earlier release are unregistered and their caches deleted.
 */
async function removeServiceWorkers() {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if ('caches' in window) {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
  }
}

if (!PWA_ENABLED && window.location.protocol === 'https:' && 'serviceWorker' in navigator) {
  removeServiceWorkers().catch(() => undefined);
}
