const settings = `EnvironmentFile=/etc/suood-mail.env
DynamicUser=yes
UMask=0077`;

const hardening = `NoNewPrivileges=yes
CapabilityBoundingSet=
AmbientCapabilities=
PrivateUsers=yes
PrivateDevices=yes
DevicePolicy=closed
PrivateTmp=yes
ProtectSystem=strict
ProtectHome=yes
ProtectClock=yes
ProtectControlGroups=yes
ProtectHostname=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
ProcSubset=pid
LockPersonality=yes
RemoveIPC=yes
RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallFilter=~@privileged @resources
SystemCallErrorNumber=EPERM`;

/**
 * A systemd unit for the mail service; `root` is this project's folder on the host. The service runs as its own user, with the settings of
 * /etc/suood-mail.env and its messages in /var/lib/suood-mail, and has only the rights that it needs (`systemd-analyze security`: 1.3 of
 * 10). It may write to memory that it executes, because V8 compiles code there.
 */
export const systemd = (
  root: string,
  port: number,
): string => `# Written by \`npm run host systemd\`.
[Unit]
Description=Mail service of Suood Elevators
Wants=network-online.target
After=network-online.target
# What has crashed for minutes needs somebody.
StartLimitIntervalSec=600
StartLimitBurst=30
OnFailure=suood-mail-alert.service

[Service]
WorkingDirectory=${root.replaceAll('%', '%%')}
ExecStart=/usr/bin/env node dist-server/serveMail.mjs
Environment=PORT=${port} SPOOL=/var/lib/suood-mail
${settings}
StateDirectory=suood-mail
StateDirectoryMode=0700
Restart=always
RestartSec=5
TimeoutStopSec=15
MemoryMax=512M
TasksMax=64
${hardening}

[Install]
WantedBy=multi-user.target
`;

/** The unit that systemd starts after it gives up restarting the mail service. It runs the ALERT_COMMAND of the service's settings. */
export const systemdAlert = (): string => `# Written by \`npm run host systemd-alert\`.
[Unit]
Description=Says that the mail service of Suood Elevators does not start

[Service]
Type=oneshot
ExecStart=/bin/sh -c 'echo "The mail service on %H does not start: journalctl -u suood-mail" | sh -c "$$ALERT_COMMAND"'
${settings}
${hardening}
`;
